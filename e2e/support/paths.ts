import path from 'node:path';

export const ROOT = path.join(__dirname, '..', '..');
export const DIST = path.join(ROOT, 'dist');
