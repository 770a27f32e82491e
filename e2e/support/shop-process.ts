import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface ShopUnderTest {
  url: string
  pid: number
  /** Printed for the owner; undefined once there is a passkey. */
  officeLink: string | undefined
  /** Asks the shop to close and returns how it ended, with all that it had logged. */
  close(): Promise<{ code: number | null; output: string; errors: string }>
}

const script = path.join(import.meta.dirname, 'shop-process.mjs')

/** Opens the built shop in a process of its own, on a free port, and waits until it serves. `more` is more of its environment. */
export async function startBuiltShop(
  dataDir: string,
  more: Record<string, string> = {},
  options: string[] = [],
): Promise<ShopUnderTest> {
  const child = spawn(process.execPath, [script, ...options], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', TOTE_DATA_DIR: dataDir, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  let output = ''
  let errors = ''
  child.stderr.on('data', chunk => {
    errors += chunk
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      output += chunk
      const opened = /^Tote is open at (\S+)/m.exec(output)
      if (opened) resolve(opened[1]!)
    })
    ended.then(([code]) =>
      reject(new Error(`The shop ended with ${code} before it opened:\n${output}${errors}`)),
    )
  })
  const { status } = await fetch(`${url}/healthz`)
  if (status !== 200) throw new Error(`The shop says that it is open, but /healthz answers ${status}.`)
  return {
    url,
    pid: child.pid!,
    officeLink: /\S+\/office\/link\/\S+/.exec(output)?.[0],
    async close() {
      child.kill('SIGTERM')
      const [code] = await ended
      return { code, output, errors }
    },
  }
}
