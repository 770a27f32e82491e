import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { newestFirst } from '../../commerce/wish-lists/list-view.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListTabs } from './list-tabs.tsx'
import { ListTools } from './list-tools.tsx'
import type { WishMessage as Message, WishListView } from './load-wish-list.server.ts'
import { ShareBox } from './share-box.tsx'
import { useLiveList } from './use-live-list.ts'
import { WishCard } from './wish-card.tsx'
import styles from './wish-list-page.module.css'
import { WishMessage } from './wish-message.tsx'

interface WishListScreenProps {
  view: WishListView
  message: Message | null
  origin: string
  /** Where there is something to save; only for an empty list. */
  bestSellers: { title: string; to: string } | null
}

/** One list of its owner: what is on it, the others, and what can be done with it. */
export function WishListScreen({ view, message, origin, bestSellers }: WishListScreenProps) {
  const { lists, list, wishes, gone, awaited, said } = useLiveList(view)
  const heading = useRef<HTMLHeadingElement>(null)
  const items = [
    ...wishes.filter(({ removed }) => !removed).map(wish => ({ wish, by: undefined })),
    ...gone,
  ].sort((a, b) => newestFirst(a.wish, b.wish))
  const link = list?.shareToken && origin + href('/wishes/:token', { token: list.shareToken })

  // The button that was pressed may be gone, and nothing came in its place: who uses the keyboard goes on from the top.
  useEffect(() => {
    if (said && document.activeElement === document.body) heading.current!.focus()
  }, [said])

  return (
    <div className="wrap">
      <Breadcrumb trail={[{ name: 'Home', to: href('/') }]} current="Wish list" />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {list?.name ?? 'Wish list'}
      </h1>
      {message && !said && <WishMessage message={message} list={list?.id} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ListTabs lists={lists} shown={list?.id} />
      <ListTools list={list} lists={lists.length} awaited={awaited} />
      {list && (link || awaited === 'share') && <ShareBox list={list.id} link={link || undefined} />}
      {list && items.length > 0 ? (
        <ul className={styles.grid}>
          {items.map(({ wish, by }) => (
            <WishCard key={wish.product} wish={wish} left={by} list={list.id} lists={lists} />
          ))}
        </ul>
      ) : (
        <EmptyList bestSellers={bestSellers} />
      )}
    </div>
  )
}
