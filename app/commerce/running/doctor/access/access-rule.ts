import type { Diagnosis } from '../finding.ts'

export interface Owner {
  hasProof: boolean
  recoveryCodes: number
}

/** Judges whether the owners can sign in, and nobody else as them. */
export function judgeAccess(owners: readonly Owner[], isLocal: boolean): Diagnosis {
  const open = owners.filter(({ hasProof }) => !hasProof)
  const facts = { count: owners.length - open.length, all: owners.length }
  if (open.length > 0 && !isLocal)
    return { findings: [{ code: 'owner-unsecured', count: open.length }], facts }
  const isAlone = owners.length === 1 && owners[0]!.hasProof && owners[0]!.recoveryCodes === 0
  return { findings: isAlone ? [{ code: 'owner-alone' }] : [], facts }
}
