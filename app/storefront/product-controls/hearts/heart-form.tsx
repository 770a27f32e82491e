import { href } from 'react-router'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { PageNotice } from '#ui/notice/page-notice.tsx'
import { useCloseOnNavigation } from '../use-close-on-navigation.ts'
import { closeHeartNotice, useHearts, useHeartsRefresh } from './live-hearts.ts'

export const heartFormId = 'hearts'

const HeartNotice = lazyComponent(() => import('./heart-notice.tsx').then(({ HeartNotice }) => HeartNotice))

/** The one form that all hearts of a page submit, and the notice about the last one. */
export function HeartForm() {
  const pressed = useHearts()?.pressed
  useHeartsRefresh()
  useCloseOnNavigation(closeHeartNotice)
  return (
    <>
      <form id={heartFormId} method="post" action={href('/wish-list/add')} />
      <PageNotice>{pressed && <HeartNotice key={pressed.changeKey} pressed={pressed} />}</PageNotice>
    </>
  )
}
