import { useEffect } from 'react'
import { href, useLocation } from 'react-router'
import { comesLater } from '../../../ui/comes-later.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { closePressed, useHearts, useHeartsKept } from './live-hearts.ts'

export const heartForm = 'hearts'

const HeartNotice = comesLater(() => import('./heart-notice.tsx').then(({ HeartNotice }) => HeartNotice))

/** The form of all hearts of a page, each of which is a button of it wherever it stands, and what came of the last one. */
export function HeartForm() {
  const { key } = useLocation()
  const pressed = useHearts()?.pressed
  useHeartsKept()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => closePressed, [key])
  return (
    <>
      <form id={heartForm} method="post" action={href('/wishList/add')} />
      <Notice>{pressed && <HeartNotice key={pressed.sent} pressed={pressed} />}</Notice>
    </>
  )
}
