import { Agent, request } from 'node:http'
import path from 'node:path'
import { requestSignIn } from '#commerce/people/accounts/sign-in/request-sign-in.server.ts'
import { latestSignInEmail } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import { signInWithLink } from '#commerce/people/accounts/sign-in/sign-in.server.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { SeededRandom } from '#demo/big-shop/seeded-random.ts'
import { formatGoal, formatTable, formatTableNumber, median } from './format-table.ts'
import { startBenchShop } from './servers.ts'

/** Of each kind. */
const addressCount = 2000
const warmUpCount = 200

/** The goal, in milliseconds. */
const maxDifference = 1

const kinds = ['known', 'unknown', 'warm-up'] as const
type Kind = (typeof kinds)[number]

/** How long the shop takes to answer requests to sign in with known and unknown addresses, in random order. */
export async function measureSignInTiming(folder: string): Promise<string> {
  const dataDir = path.join(folder, 'sign-in')
  const server = await startBenchShop(folder, 'page cache', dataDir)
  await addAccounts(dataDir)
  const addresses = kinds.flatMap(kind =>
    Array.from({ length: kind === 'warm-up' ? warmUpCount : addressCount }, (_, index) => ({ kind, index })),
  )
  const times: Record<Kind, number[]> = { known: [], unknown: [], 'warm-up': [] }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const { kind, index } of inRandomOrder(addresses))
    times[kind].push(await timeSignIn(server, agent, addressOf(kind, index)))
  agent.destroy()
  const difference = Math.abs(median(times.known) - median(times.unknown))
  return formatTable(
    `Answers to "Email me a code", ${formatTableNumber(addressCount)} known and as many unknown addresses in random order, SQLite`,
    ['addresses', 'median ms', 'p95 ms', 'difference ms', 'goal'],
    (['known', 'unknown'] as const).map(kind => [
      kind,
      formatTableNumber(median(times[kind]), 3),
      formatTableNumber(times[kind].toSorted((a, b) => a - b)[Math.floor(addressCount * 0.95)]!, 3),
      kind === 'known' ? '' : formatTableNumber(difference, 3),
      kind === 'known' ? '' : formatGoal(difference < maxDifference, `less than ${maxDifference}`),
    ]),
  )
}

/** As long as each other, so that no byte more is parsed, stored or hashed. */
const addressOf = (kind: Kind, index: number) =>
  `${kind.padEnd(7, 'x')}-${String(index).padStart(5, '0')}@sign-in.example`

/** Accounts whose addresses were proven an hour ago. Their emails are gone, so that the job doesn't render them meanwhile. */
async function addAccounts(dataDir: string): Promise<void> {
  const db = openDatabase({ dataDir, databaseUrl: undefined })
  const before = new Date(Date.now() - 60 * 60_000)
  const browser = { visitor: undefined, device: 'Firefox, Linux', quantityLimit: 10 }
  for (let index = 0; index < addressCount; index += 1) {
    const email = addressOf('known', index)
    await requestSignIn(db, email, before)
    const { link } = await latestSignInEmail(db, email)
    const result = await signInWithLink(db, link, browser, before)
    if (!result.ok) throw new Error(`${email} can't sign in: ${result.reason}.`)
    await db.deleteFrom('email').where('recipient', '=', email).execute()
  }
  await db.destroy()
}

/** The warm-up comes first. */
function inRandomOrder<T extends { kind: Kind }>(addresses: readonly T[]): T[] {
  const dice = new SeededRandom(14)
  return addresses
    .map(address => ({ address, place: address.kind === 'warm-up' ? -1 : dice.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ address }) => address)
}

/** Milliseconds until the whole answer has arrived. */
function timeSignIn(
  { port, origin }: { port: number; origin: string },
  agent: Agent,
  email: string,
): Promise<number> {
  const body = String(new URLSearchParams({ email }))
  const headers = {
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  }
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request(
      { agent, port, host: '127.0.0.1', path: '/account', method: 'POST', headers },
      answer => {
        if (answer.statusCode !== 303) reject(new Error(`POST /account answers ${answer.statusCode}.`))
        answer.resume().once('end', () => resolve(performance.now() - started))
      },
    )
    sent.once('error', reject).end(body)
  })
}
