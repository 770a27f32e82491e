import { type ChildProcess, spawn } from 'node:child_process'
import { expect, onTestFinished } from 'vitest'

export interface SpawnedShop {
  process: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

/** Starts the shop like `npm start -- …`, on a free port unless given. */
export function spawnShop(environment: Record<string, string | undefined>, ...args: string[]): SpawnedShop {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    env: { ...process.env, NODE_ENV: undefined, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  // Also of the process for its pictures, which would still write a file.
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { process: child, output: () => output, ended }
}

/** The origin of the open shop. Fails with the shop's output if it ends instead. */
export async function waitUntilOpen(shop: SpawnedShop): Promise<string> {
  const failed = shop.ended.then(code => {
    throw new Error(`The shop ended with ${code}: ${shop.output()}`)
  })
  await Promise.race([expect.poll(shop.output).toContain('Tote is open at'), failed])
  return /Tote is open at (\S+)/.exec(shop.output())![1]!
}

/** The shop must print one line and exit with code 1; returns the line. */
export async function expectStartFailure(
  environment: Record<string, string | undefined>,
  ...args: string[]
): Promise<string> {
  const shop = spawnShop(environment, ...args)
  expect(await shop.ended).toBe(1)
  expect(shop.output().trim().split('\n')).toHaveLength(1)
  expect(shop.output()).not.toMatch(/Error:|\bat .*:\d+:\d+/)
  return shop.output()
}
