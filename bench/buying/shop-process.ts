import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseAddress } from '#db/connection/connection.server.ts'

export interface ShopProcess {
  port: number
  /** Milliseconds until it took orders. */
  readyAfter: number
  /** CPU time so far, in milliseconds. */
  worked(): Promise<number>
  /** Like a power cut. */
  kill(): Promise<void>
}

const running = new Set<ShopProcess>()

/** Starts the built shop in its own process, ready to take orders. */
export async function startShopProcess(
  { dataDir, databaseUrl = '' }: DatabaseAddress,
  stripeUrl = '',
): Promise<ShopProcess> {
  const started = performance.now()
  const log = openSync(path.join(dataDir, 'shop.log'), 'a')
  const child = fork(path.join(import.meta.dirname, 'buying-server.ts'), [dataDir, databaseUrl, stripeUrl], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const ready = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (!ready) throw new Error('The shop exited during its start.')
  const port = ready[0] as number
  const health = await fetch(`http://127.0.0.1:${port}/healthz`)
  if (health.status !== 200) throw new Error(`The health check returned ${health.status}`)
  const shop: ShopProcess = {
    port,
    readyAfter: performance.now() - started,
    worked: async () => {
      child.send('worked')
      const [answer] = await once(child, 'message')
      return answer as number
    },
    kill: async () => {
      running.delete(shop)
      child.kill('SIGKILL')
      await ended
    },
  }
  running.add(shop)
  return shop
}

/** Kills all running processes. */
export async function stopShopProcesses(): Promise<void> {
  await Promise.all([...running].map(shop => shop.kill()))
}
