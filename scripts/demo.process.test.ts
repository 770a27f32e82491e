import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../app/db/connection.server.ts'
import { temporaryFolder } from '../test/databases.ts'

interface Ended {
  code: number | null
  output: string
}

/** Runs what `npm run demo` runs; `watch` sees what it has written so far. */
async function demo(
  args: string[],
  environment: Record<string, string>,
  watch: (output: string, process: ChildProcess) => void = () => {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/demo.mjs', ...args], {
    env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
      watch(output, child)
    })
  return new Promise(resolve => child.once('close', code => resolve({ code, output })))
}

async function productsIn(dataDir: string): Promise<number> {
  const db = openDatabase({ dataDir, databaseUrl: undefined })
  const products = await db.selectFrom('product').select('id').execute()
  await db.destroy()
  return products.length
}

describe('the big shop', () => {
  it('is filled, says how far it is in plain lines, and the second time adds nothing', async () => {
    const dataDir = await temporaryFolder()
    const first = await demo(['--products', '2500'], { TOTE_DATA_DIR: dataDir })
    expect(first.code).toBe(0)
    expect(first.output).toMatch(
      /^2,000 of 2,500 products\n2,500 of 2,500 products\n2,500 products added in \d+ s; the shop has 2,500 beside the demo shop's own\.\n$/,
    )
    expect(await productsIn(dataDir)).toBe(27 + 2500)
    const second = await demo(['--products', '2500'], { TOTE_DATA_DIR: dataDir })
    expect(second.output).toMatch(/\n0 products added in/)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('stops on %s with whole batches', async signal => {
    const dataDir = await temporaryFolder()
    // Once: a second signal would meet a process that is on its way out and hears no more.
    let asked = false
    const { code, output } = await demo(
      ['--products', '20000'],
      { TOTE_DATA_DIR: dataDir },
      (written, child) => {
        if (asked || !written.includes('2,000 of')) return
        asked = true
        child.kill(signal)
      },
    )
    expect(code).toBe(130)
    expect(output).toContain('Stopped. The same command goes on from here.')
    const products = (await productsIn(dataDir)) - 27
    expect(products).toBeGreaterThanOrEqual(2000)
    expect(products).toBeLessThan(20_000)
    expect(products % 2000).toBe(0)
  })

  it.each([
    [[]],
    [['--products']],
    [['--products', 'many']],
    [['--products', '0']],
    [['--products', '-5']],
    [['--products', '1e5']],
    [['--products', '10000000']],
    [['--product', '5']],
    [['5']],
  ])('is not begun with %j', async args => {
    const dataDir = path.join(await temporaryFolder(), 'new')
    const { code, output } = await demo(args, { TOTE_DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain('npm run demo -- --products 100000')
    expect(existsSync(dataDir)).toBe(false)
  })

  it('is not begun in a shop with a live key', async () => {
    const dataDir = path.join(await temporaryFolder(), 'new')
    const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const { code, output } = await demo(['--products', '5'], { TOTE_DATA_DIR: dataDir, ...live })
    expect([code, output]).toEqual([1, expect.stringMatching(/^STRIPE_SECRET_KEY is a live key: .*\n$/)])
    expect(existsSync(dataDir)).toBe(false)
  })

  it('is not begun without its database server, and does not repeat the password', async () => {
    const { code, output } = await demo(['--products', '5'], {
      TOTE_DATA_DIR: await temporaryFolder(),
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop',
    })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain('The database cannot be opened')
    expect(output).not.toContain('secret')
  })
})
