import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { Browser, Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { closed, listening } from '../adapters/listening.ts'

interface WebKit {
  readonly driver: WebDriver
  stop(): Promise<void>
}

/** Starts Safari on a Mac; elsewhere Debian's browser of the same engine, on a virtual screen if there is no other. */
export async function startWebKit(): Promise<WebKit> {
  if (process.platform === 'darwin') {
    const driver = await new Builder().forBrowser(Browser.SAFARI).build()
    return { driver, stop: () => driver.quit() }
  }
  const binary = folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`).find((path) => existsSync(path))
  if (!binary || !existsSync(driverPath)) throw new Error('There is no WebKit here. On Debian: apt install webkit2gtk-driver xvfb')
  const screen = process.env['DISPLAY'] ? null : await startScreen()
  const port = await freePort()
  const server = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(screen && { DISPLAY: screen.name }) },
  })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
  return {
    driver,
    async stop() {
      await driver.quit()
      server.kill()
      screen?.server.kill()
    },
  }
}

const driverPath = '/usr/bin/WebKitWebDriver'
const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec']

/** Starts a virtual screen; Xvfb chooses its own number and prints it. */
async function startScreen(): Promise<{ readonly name: string; readonly server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const number = await new Promise<string>((resolve, reject) => {
    server.on('error', () => reject(new Error('There is no screen here to draw on. On Debian: apt install xvfb')))
    server.stdout.once('data', (said: Buffer) => resolve(said.toString().trim()))
  })
  return { name: `:${number}`, server }
}

const freePort = async () => {
  const server = createServer()
  const { port } = new URL(await listening(server))
  await closed(server)
  return port
}
