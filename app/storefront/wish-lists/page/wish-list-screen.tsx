import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { newestFirst } from '#commerce/cart/wish-lists/wish-list-view.ts'
import { sharedMessages } from '#messages/shared.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { WishCard } from '../items/wish-card.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListTabs } from './list-tabs.tsx'
import { ListTools } from './list-tools.tsx'
import type { LoadedWishList, WishListMessage as Message } from './load-wish-list.server.ts'
import { ShareBox } from './share-box.tsx'
import { useLiveList } from './use-live-list.ts'
import styles from './wish-list-page.module.css'
import { WishMessage } from './wish-message.tsx'

interface WishListScreenProps {
  view: LoadedWishList
  message: Message | null
  origin: string
  /** For an empty list. */
  bestSellers: { title: string; to: string } | null
}

export function WishListScreen({ view, message, origin, bestSellers }: WishListScreenProps) {
  const { lists, list, wishes, removed, pendingKind, announcement } = useLiveList(view)
  const heading = useRef<HTMLHeadingElement>(null)
  const items = [
    ...wishes.filter(wish => !wish.removed).map(wish => ({ wish, change: undefined })),
    ...removed,
  ].sort((a, b) => newestFirst(a.wish, b.wish))
  const link = list?.shareToken && origin + href('/wishes/:token', { token: list.shareToken })

  // The pressed button may be gone; keyboard users continue from the top.
  useEffect(() => {
    if (announcement && document.activeElement === document.body) heading.current!.focus()
  }, [announcement])

  return (
    <div className="wrap">
      <Breadcrumb trail={[{ name: sharedMessages.home, to: href('/') }]} current={sharedMessages.wishList} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {list?.name ?? sharedMessages.wishList}
      </h1>
      {message && !announcement && <WishMessage message={message} list={list?.id} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ListTabs lists={lists} shown={list?.id} />
      <ListTools list={list} listCount={lists.length} pendingKind={pendingKind} />
      {list && (link || pendingKind === 'share') && <ShareBox list={list.id} link={link || undefined} />}
      {list && items.length > 0 ? (
        <ul className={styles.grid}>
          {items.map(({ wish, change }) => (
            <WishCard key={wish.product} wish={wish} removedBy={change} list={list.id} lists={lists} />
          ))}
        </ul>
      ) : (
        <EmptyList bestSellers={bestSellers} />
      )}
    </div>
  )
}
