import { isPublished } from '#commerce/content/schedule/is-published.ts'
import { orderHeroes, shownStateOf } from '#commerce/content/schedule/shown-times.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { formatShortShopMinute } from '#messages/shop-time.server.ts'
import type { FieldTexts } from './record-texts.ts'

/** Whether a page is published, as its list says it. */
export function publishedText(at: string, now: Date): string {
  const { published, scheduledFor, isDraft } = officeRecordMessages.publication
  if (at === '') return isDraft
  return isPublished(at, now) ? published : scheduledFor(formatShortShopMinute(at))
}

function timesOf({ shown_from, shown_until }: FieldTexts) {
  return { shownFrom: shown_from || null, shownUntil: shown_until || null }
}

/** When a part of a page is shown, as its list says it. */
export function shownText(texts: FieldTexts, now: Date): string {
  const { always, scheduled, until, ended } = officeRecordMessages.shown
  const times = timesOf(texts)
  switch (shownStateOf(times, now)) {
    case 'always':
      return always
    case 'scheduled':
      return scheduled(formatShortShopMinute(times.shownFrom!))
    case 'until':
      return until(formatShortShopMinute(times.shownUntil!))
    case 'ended':
      return ended
  }
}

/** The same for a banner. Only one hero is shown at a time. */
export function heroText(texts: FieldTexts, banners: readonly FieldTexts[], now: Date): string {
  const { keeps, waits } = officeRecordMessages.shown
  const heroes = banners.filter(({ placement }) => placement === 'hero')
  const [shown] = orderHeroes(
    heroes.map(hero => ({ texts: hero, ...timesOf(hero) })),
    now,
  )
  const state = shownStateOf(timesOf(texts), now)
  const text = shownText(texts, now)
  if (texts === shown?.texts) return state === 'ended' ? keeps(text) : text
  const isCurrent = state === 'always' || state === 'until'
  return texts.placement === 'hero' && isCurrent ? waits : text
}
