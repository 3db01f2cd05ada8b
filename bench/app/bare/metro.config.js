const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const root = path.resolve(__dirname, '../../..');
const config = getDefaultConfig(__dirname);
// The packages are the app's own.
config.watchFolders = [path.join(root, 'node_modules')];
module.exports = config;
