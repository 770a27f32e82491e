import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = path.join(import.meta.dirname, '..', '..')
const maxStartMs = 300_000

/** Seconds from the start of the built shop until it is ready. */
export async function measureStart(folder: string, shop: string): Promise<number> {
  const port = await freePort()
  const output = openSync(path.join(folder, 'start.log'), 'a')
  const environment = { TOTE_DATA_DIR: path.join(shop, 'data'), PORT: String(port), DATABASE_URL: '' }
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output],
  })
  const end = () => child.kill('SIGKILL')
  process.on('exit', end)
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null || performance.now() - began > maxStartMs)
        throw new Error(`The shop in ${path.basename(shop)} did not start.`)
      await setTimeout(10)
    }
    return (performance.now() - began) / 1000
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    process.off('exit', end)
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
