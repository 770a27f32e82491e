import type { ChangeKind } from '#commerce/editing/changes/changed-tables.ts'
import { readDay } from '#commerce/values/typed/typed-day.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { changeMessages } from '#messages/office/changes.ts'
import { listPath, readChoice } from '../ui/list/list-address.ts'

export const changeKindNames = Object.keys(changeMessages.kinds) as ChangeKind[]

/** The list's state as its URL has it. */
export interface ChangeListUrl {
  q: string
  about: ChangeKind | ''
  /** An actor as stored. */
  by: string
  /** Days in the shop's time zone; `until` is the last one. */
  from: string
  until: string
  before: number | undefined
  after: number | undefined
}

const maxLength = 200

/** Ignores unknown values. */
export function readChangeListUrl(params: URLSearchParams): ChangeListUrl {
  const text = (name: string) => (params.get(name) ?? '').slice(0, maxLength).toWellFormed()
  const day = (name: string) => readDay(text(name)) ?? ''
  return {
    q: text('q'),
    about: readChoice(params, 'about', changeKindNames) ?? '',
    ...{ by: text('by'), from: day('from'), until: day('until') },
    ...{ before: readId(params.get('before')), after: readId(params.get('after')) },
  }
}

/** The list with these parameters; a page is not kept. */
export function changeListPath({ q, about, by, from, until, before, after }: Partial<ChangeListUrl>): string {
  return listPath('/office/changes', { q, about, by, from, until, before, after })
}
