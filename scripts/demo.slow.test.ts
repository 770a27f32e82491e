import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#db/connection/connection.server.ts'
import { demoCopy, temporaryFolder } from '#test/databases.ts'

interface DemoResult {
  code: number | null
  output: string
}

/** Runs `npm run demo`; `watch` gets the output so far. */
async function runDemo(
  args: string[],
  environment: Record<string, string>,
  watch: (output: string, process: ChildProcess) => void = () => {},
): Promise<DemoResult> {
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

async function countProducts(dataDir: string): Promise<number> {
  const db = openDatabase({ dataDir, databaseUrl: undefined })
  const products = await db.selectFrom('product').select('id').execute()
  await db.destroy()
  return products.length
}

describe('the big shop', () => {
  it('gets products, reports progress in lines, and adds nothing the second time', async () => {
    const dataDir = await temporaryFolder()
    const first = await runDemo(['--products', '2500'], { TOTE_DATA_DIR: dataDir })
    expect(first.code).toBe(0)
    expect(first.output).toMatch(
      /^2,000 of 2,500 products\n2,500 of 2,500 products\nAdded 2,500 products in \d+ s\. The shop now has 2,500 besides the demo shop's own\.\n$/,
    )
    expect(await countProducts(dataDir)).toBe(28 + 2500)
    const second = await runDemo(['--products', '2500'], { TOTE_DATA_DIR: dataDir })
    expect(second.output).toMatch(/\nAdded 0 products in/)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('stops after a whole batch on %s', async signal => {
    const { dataDir } = await demoCopy('SQLite')
    // Only once: the process doesn't handle a second signal.
    let isSignaled = false
    const { code, output } = await runDemo(
      ['--products', '20000'],
      { TOTE_DATA_DIR: dataDir },
      (written, child) => {
        if (isSignaled || !written.includes('2,000 of')) return
        isSignaled = true
        child.kill(signal)
      },
    )
    expect(code).toBe(130)
    expect(output).toContain('Stopped. Run the same command to continue.')
    const products = (await countProducts(dataDir)) - 28
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
  ])('rejects %j', async args => {
    const dataDir = path.join(await temporaryFolder(), 'new')
    const { code, output } = await runDemo(args, { TOTE_DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain('npm run demo -- --products 100000')
    expect(existsSync(dataDir)).toBe(false)
  })

  it('rejects a live Stripe key', async () => {
    const dataDir = path.join(await temporaryFolder(), 'new')
    const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const { code, output } = await runDemo(['--products', '5'], { TOTE_DATA_DIR: dataDir, ...live })
    expect([code, output]).toEqual([1, expect.stringMatching(/^STRIPE_SECRET_KEY is a live key\. .*\n$/)])
    expect(existsSync(dataDir)).toBe(false)
  })

  it("needs its database server, and doesn't print the password", async () => {
    const { code, output } = await runDemo(['--products', '5'], {
      TOTE_DATA_DIR: await temporaryFolder(),
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop',
    })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain('The database cannot be opened')
    expect(output).not.toContain('secret')
  })
})
