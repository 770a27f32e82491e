import { type ChildProcess, spawn } from 'node:child_process'
import { expect, onTestFinished } from 'vitest'

export interface Started {
  process: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

/** Starts the shop as `npm start -- …` does, on a free port unless another is asked for. */
export function startShop(environment: Record<string, string | undefined>, ...args: string[]): Started {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    env: { ...process.env, NODE_ENV: undefined, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { process: child, output: () => output, ended: new Promise(resolve => child.once('close', resolve)) }
}

export async function opened(shop: Started): Promise<string> {
  await expect.poll(shop.output, { timeout: 15_000 }).toContain('Tote is open at')
  return /Tote is open at (\S+)/.exec(shop.output())![1]!
}

/** The shop does not open, and says why in one plain line. */
export async function refuses(
  environment: Record<string, string | undefined>,
  ...args: string[]
): Promise<string> {
  const shop = startShop(environment, ...args)
  expect(await shop.ended).toBe(1)
  expect(shop.output().trim().split('\n')).toHaveLength(1)
  expect(shop.output()).not.toMatch(/Error:|\bat .*:\d+:\d+/)
  return shop.output()
}
