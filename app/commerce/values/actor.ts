import type { Schema } from '#db/schema/schema.ts'

/** The author of a change, for order history, the stock ledger and change sets. */
export interface Actor {
  kind: Schema['change_set']['actor']
  /** Of a staff member at that time, a job or payment provider; empty if there is only one of the kind. */
  name: string
  /** Null for anybody but staff. */
  staffId: number | null
}

export const shopperActor: Actor = { kind: 'shopper', name: '', staffId: null }
export const commandLineActor: Actor = { kind: 'command-line', name: '', staffId: null }

export function staffActor({ id, name }: { id: number; name: string }): Actor {
  return { kind: 'staff', name, staffId: id }
}

export function jobActor(name: string): Actor {
  return { kind: 'job', name, staffId: null }
}

export function providerActor(name: string): Actor {
  return { kind: 'provider', name, staffId: null }
}

type StoredActor = Pick<Schema['change_set'], 'actor' | 'actor_name' | 'staff_id'>

/** The actor's columns of a new row. */
export function storedActor({ kind, name, staffId }: Actor): StoredActor {
  return { actor: kind, actor_name: name, staff_id: staffId }
}

/** The columns to select. */
export const actorColumnNames = ['actor', 'actor_name', 'staff_id'] as const

export function toActor({ actor, actor_name, staff_id }: StoredActor): Actor {
  return { kind: actor, name: actor_name, staffId: staff_id }
}

/** A row with its actor in the place of their columns. */
export function withActor<Row extends StoredActor>(
  row: Row,
): Omit<Row, keyof StoredActor> & { actor: Actor } {
  const { actor: _, actor_name: __, staff_id: ___, ...others } = row
  return { ...others, actor: toActor(row) }
}

/** For URLs: "staff.12" or "job.publish-products"; a renamed member keeps it. */
export function actorKey({ kind, name, staffId }: Actor): string {
  return name === '' && staffId === null ? kind : `${kind}.${staffId ?? name}`
}
