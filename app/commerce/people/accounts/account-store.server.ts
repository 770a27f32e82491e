import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'
import { insertVisitor } from '../../cart/visitors/visitor-store.server.ts'
import { readCompareSelection } from '../../catalog/compare/compare-selection.ts'
import { findLanguage } from '../../values/languages.ts'
import type { Account, SignedIn } from './account.ts'
import { saveOrderedAddress } from './addresses/save-ordered-address.server.ts'
import { moveDeletionToAccount } from './customer-deletion-store.server.ts'

/** The account of the session with this token; undefined for a guest. */
export async function findSignedIn(db: Db, tokenHash: string): Promise<SignedIn | undefined> {
  const [row] = await selectSignedIn(db, { tokenHash })
  if (!row) return undefined
  const { sessionId, provenAt, ...account } = row
  return { account: toAccount(account), sessionId, provenAt: provenAt ?? '' }
}

const selectSignedIn = prepared((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.visitor_id', 'session.visitor_id')
    .select(['account.id', 'account.visitor_id as visitorId', 'email', 'account.name'])
    .select(['language', 'compared'])
    .select(['session.id as sessionId', 'proven_at as provenAt'])
    .where('token_hash', '=', tokenHash),
)

export async function isAccountOfVisitor(tx: Tx, visitorId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst()
  return row !== undefined
}

/** The account with this address, which its owner has just proven. The first proof creates it. */
export async function findOrAddAccount(tx: Tx, email: string, now: Date): Promise<Account> {
  const existing = await findAccountByEmail(tx, email)
  if (existing) return existing
  await lockAddress(tx, email)
  const visitorId = await insertVisitor(tx, now)
  const added = await tx
    .insertInto('account')
    .values({ visitor_id: visitorId, email, created_at: now.toISOString() })
    .onConflict(on => on.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) {
    const account: Account = { id: added.id, visitorId, email, name: '', language: null, compared: [] }
    await saveOrderedAddress(tx, account, now)
    await moveDeletionToAccount(tx, account)
    return account
  }
  // Another process was first.
  await tx.deleteFrom('visitor').where('id', '=', visitorId).execute()
  return (await findAccountByEmail(tx, email))!
}

export async function findAccount(tx: Tx, id: number): Promise<Account | undefined> {
  const row = await selectAccounts(tx).where('id', '=', id).executeTakeFirst()
  return row && toAccount(row)
}

export async function findAccountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const row = await selectAccounts(tx).where('email', '=', email).executeTakeFirst()
  return row && toAccount(row)
}

function selectAccounts(tx: Tx) {
  return tx
    .selectFrom('account')
    .select(['id', 'visitor_id as visitorId', 'email', 'name', 'language', 'compared'])
}

type AccountRow = Omit<Account, 'language' | 'compared'> & { language: string | null; compared: string }

function toAccount(row: AccountRow): Account {
  const language = findLanguage(row.language) ?? null
  return { ...row, language, compared: readCompareSelection(row.compared) }
}

/**
 * Holds an address until the transaction ends, so that it goes to one account only. Taken before the locks of visitors. SQLite
 * allows only one writing transaction anyway.
 */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext(${`account ${email}`}))`.execute(tx)
}

export async function getAccountEmail(tx: Tx, id: number): Promise<string> {
  const account = tx.selectFrom('account').select('email').where('id', '=', id)
  return (await account.executeTakeFirstOrThrow()).email
}

export async function setAccountEmail(tx: Tx, id: number, email: string): Promise<void> {
  await tx.updateTable('account').set({ email }).where('id', '=', id).execute()
}

export async function updateAccount(
  tx: Tx,
  id: number,
  changed: Pick<Account, 'name' | 'language'>,
): Promise<void> {
  await tx.updateTable('account').set(changed).where('id', '=', id).execute()
}

/** Keeps a selection of products to compare for the next browser. */
export async function saveCompared(db: Db, accountId: number, slugs: readonly string[]): Promise<void> {
  await db.updateTable('account').set({ compared: slugs.join() }).where('id', '=', accountId).execute()
}
