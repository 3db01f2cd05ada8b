import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import packed from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

interface Installed {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const folders: string[] = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(
    isExecutable,
  );
}

/** Unpacks the browser that npm brought along, with the system libraries that a bare machine lacks. */
async function unpacked(): Promise<Installed> {
  // The package adds those libraries only where it believes to be in the cloud it was made for.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const executablePath = await packed.executablePath();
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: path.join(tmpdir(), 'al2023', 'lib'),
    FONTCONFIG_PATH: path.join(tmpdir(), 'fonts'),
  };
  return { executablePath, env };
}

export async function installedBrowser(): Promise<Installed> {
  const executablePath = process.env.CHROMIUM_PATH || onPath();
  return executablePath ? { executablePath, env: process.env } : unpacked();
}

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await installedBrowser();
  try {
    return await chromium.launch({
      executablePath,
      env,
      args: ['--no-sandbox', '--disable-gpu'],
    });
  } catch (cause) {
    throw new Error(
      `The browser ${executablePath} does not start. Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
      { cause },
    );
  }
}
