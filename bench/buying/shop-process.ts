import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseAddress } from '../../app/db/connection.server.ts'

export interface ShopProcess {
  port: number
  /** Milliseconds until it took orders. */
  readyAfter: number
  /** Milliseconds that its processors have worked so far. */
  worked(): Promise<number>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

const running = new Set<ShopProcess>()

/** The built shop in a process of its own, ready to take orders. */
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
  const said = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (!said) throw new Error('The shop ended before it took an order.')
  const port = said[0] as number
  const health = await fetch(`http://127.0.0.1:${port}/healthz`)
  if (health.status !== 200) throw new Error(`The shop says that it is not well: ${health.status}`)
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

/** Ends all that are still running. */
export async function stopShopProcesses(): Promise<void> {
  await Promise.all([...running].map(shop => shop.kill()))
}
