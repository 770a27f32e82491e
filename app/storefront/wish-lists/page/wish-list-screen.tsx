import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import type { WishList } from '#commerce/cart/wish-lists/wish-list.ts'
import { newestFirst } from '#commerce/cart/wish-lists/wish-list-view.ts'
import { sharedMessages } from '#messages/shared.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { HeartIcon } from '#ui/icons/icons.tsx'
import { WaysToShop } from '#ui/message/go-to-shop.tsx'
import { WishCard } from '../items/wish-card.tsx'
import { ListForm } from '../list-form.tsx'
import { ListTools } from './list-tools.tsx'
import type { LoadedWishList, WishListMessage as Message } from './load-wish-list.server.ts'
import { ShareBox } from './share-box.tsx'
import { useLiveList } from './use-live-list.ts'
import styles from './wish-list-page.module.css'

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

function EmptyList({ bestSellers }: { bestSellers: { title: string; to: string } | null }) {
  return (
    <div className={styles.empty}>
      <HeartIcon size={32} strokeWidth={1.25} />
      <p>{wishListMessages.empty}</p>
      <WaysToShop bestSellers={bestSellers} />
    </div>
  )
}

/** Links to the visitor's lists; nothing for a single list. */
function ListTabs({ lists, shown }: { lists: readonly WishList[]; shown: string | undefined }) {
  if (lists.length < 2) return null
  return (
    <nav aria-label={wishListMessages.tabs} className={styles.tabs}>
      <ul>
        {lists.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={href('/wish-list/:list?', { list: id })}
              aria-current={id === shown ? 'page' : undefined}
              preventScrollReset
            >
              <span className={styles.name}>{name}</span> <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The result of the previous form, with an undo button. */
function WishMessage({ message, list }: { message: Message; list: string | undefined }) {
  const { text, isRefusal, undo } = message
  return (
    <div className={styles.message} role={isRefusal ? 'alert' : 'status'}>
      <p>{text}</p>
      {undo && list && (
        <ListForm
          action={href('/wish-list/restore')}
          fields={{ product: undo.product, list }}
          counts={{ wishes: 1 }}
        >
          <button type="submit">{undo.label}</button>
        </ListForm>
      )}
    </div>
  )
}
