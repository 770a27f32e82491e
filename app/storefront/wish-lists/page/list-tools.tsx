import { href, Link } from 'react-router'
import type { WishChange } from '#commerce/cart/wish-lists/wish-change.ts'
import { maxLists, type WishList } from '#commerce/cart/wish-lists/wish-list.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { sharedMessages } from '#messages/shared.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import { PlusIcon } from '#ui/icons/icons.tsx'
import { EditIcon, LinkIcon, MailIcon } from '#ui/icons/list-icons.tsx'
import { TrashIcon } from '#ui/icons/trash-icon.tsx'
import { ListForm } from '../list-form.tsx'
import { Popup, PopupButton } from '../popup.tsx'
import { ListNameForm } from './list-name-form.tsx'
import styles from './list-tools.module.css'

interface ListToolsProps {
  list: WishList | null
  listCount: number
  /** A change that shows only once the server has responded. */
  pendingKind: WishChange['kind'] | undefined
}

/** The actions for a list, and a button for a new one. */
export function ListTools({ list, listCount, pendingKind }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <p role="status">{pendingText(pendingKind)}</p>
      {list && listCount === 1 && <p>{sharedMessages.productCount({ count: list.count })}</p>}
      <ul>
        {list && <ListActions list={list} canShare={!list.shareToken && pendingKind !== 'share'} />}
        {listCount < maxLists && (
          <li>
            <PopupButton opens="new-list">
              <PlusIcon size={18} /> {wishListMessages.newList}
            </PopupButton>
            <Popup id="new-list" title={wishListMessages.newList}>
              <ListNameForm action={href('/wish-list/create')} button={wishListMessages.createList} />
            </Popup>
          </li>
        )}
      </ul>
    </div>
  )
}

function pendingText(kind: WishChange['kind'] | undefined): string | undefined {
  if (kind === 'create') return wishListMessages.creating
  return kind === 'delete' ? wishListMessages.deleting : undefined
}

function ListActions({ list, canShare }: { list: WishList; canShare: boolean }) {
  const { id, name } = list
  return (
    <>
      {canShare && (
        <li>
          <ListForm action={href('/wish-list/share')} fields={{ list: id }}>
            <button type="submit">
              <LinkIcon size={18} /> {wishListMessages.share}
            </button>
          </ListForm>
        </li>
      )}
      {sendsEmails() && (
        <li>
          <Link to={`${href('/price-alerts')}?${new URLSearchParams({ list: id })}`}>
            <MailIcon size={18} /> {wishListMessages.priceAlerts}
          </Link>
        </li>
      )}
      <li>
        <PopupButton opens="rename-list">
          <EditIcon size={18} /> {wishListMessages.rename}
        </PopupButton>
        <Popup id="rename-list" title={wishListMessages.renameTitle({ list: name })}>
          <ListNameForm action={href('/wish-list/rename')} list={list} button={wishListMessages.rename} />
        </Popup>
      </li>
      <li>
        <PopupButton opens="delete-list">
          <TrashIcon size={18} /> {wishListMessages.delete}
        </PopupButton>
        <Popup id="delete-list" title={wishListMessages.deleteTitle({ list: name })}>
          <DeleteForm list={list} />
        </Popup>
      </li>
    </>
  )
}

function DeleteForm({ list: { id, count, shareToken } }: { list: WishList }) {
  return (
    <ListForm
      action={href('/wish-list/delete')}
      fields={{ list: id }}
      counts={{ wishes: -count }}
      className={styles.delete}
    >
      <p>
        {wishListMessages.deleteContents({ count })} {shareToken && `${wishListMessages.deleteLink} `}
        {wishListMessages.deleteForGood}
      </p>
      <div>
        <button type="submit" className="button">
          {wishListMessages.deleteList}
        </button>
        <button type="button" className="button quiet" popoverTarget="delete-list" popoverTargetAction="hide">
          {wishListMessages.keepList}
        </button>
      </div>
    </ListForm>
  )
}
