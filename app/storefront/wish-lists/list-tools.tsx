import { Link as LinkIcon, Mail, Pencil, Plus, Trash2 } from 'lucide-react'
import { href, Link } from 'react-router'
import type { WishChange } from '../../commerce/wish-lists/wish-change.ts'
import { mostLists, type WishList } from '../../commerce/wish-lists/wish-list.ts'
import { inWords } from '../listing/product-count.ts'
import { ListForm } from './list-form.tsx'
import styles from './list-tools.module.css'
import { NameForm } from './name-form.tsx'
import { Popup, PopupButton } from './popup.tsx'

const awaitedInWords: Partial<Record<WishChange['kind'], string>> = {
  create: 'Your list is being made.',
  delete: 'The list is being deleted.',
}

interface ListToolsProps {
  list: WishList | null
  /** How many lists there are. */
  lists: number
  /** What is being done and shown when the shop has answered. */
  awaited: WishChange['kind'] | undefined
}

/** What can be done with the list that is shown, and a new one. */
export function ListTools({ list, lists, awaited }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <p role="status">{awaited && awaitedInWords[awaited]}</p>
      {list && lists === 1 && <p>{inWords(list.count)}</p>}
      <ul>
        {list && (
          <>
            {!list.shareToken && awaited !== 'share' && (
              <li>
                <ListForm action={href('/wishList/share')} fields={{ list: list.id }}>
                  <button type="submit">
                    <LinkIcon aria-hidden size={18} strokeWidth={1.5} /> Share
                  </button>
                </ListForm>
              </li>
            )}
            <li>
              <Link to={`${href('/wishList/tell')}?${new URLSearchParams({ list: list.id })}`}>
                <Mail aria-hidden size={18} strokeWidth={1.5} /> Price letters
              </Link>
            </li>
            <li>
              <PopupButton opens="rename-list">
                <Pencil aria-hidden size={18} strokeWidth={1.5} /> Rename
              </PopupButton>
              <Popup id="rename-list" title={`Rename “${list.name}”`}>
                <NameForm action={href('/wishList/rename')} list={list} button="Rename" />
              </Popup>
            </li>
            <li>
              <PopupButton opens="delete-list">
                <Trash2 aria-hidden size={18} strokeWidth={1.5} /> Delete
              </PopupButton>
              <Popup id="delete-list" title={`Delete “${list.name}”?`}>
                <DeleteForm list={list} />
              </Popup>
            </li>
          </>
        )}
        {lists < mostLists && (
          <li>
            <PopupButton opens="new-list">
              <Plus aria-hidden size={18} strokeWidth={1.5} /> New list
            </PopupButton>
            <Popup id="new-list" title="New list">
              <NameForm action={href('/wishList/create')} button="Make the list" />
            </Popup>
          </li>
        )}
      </ul>
    </div>
  )
}

/** Says what goes with it before it goes. */
function DeleteForm({ list: { id, count, shareToken } }: { list: WishList }) {
  return (
    <ListForm
      action={href('/wishList/delete')}
      fields={{ list: id }}
      counts={{ wishes: -count }}
      className={styles.delete}
    >
      <p>
        {count === 0
          ? 'There is nothing on it.'
          : `The ${inWords(count)} on it ${count === 1 ? 'goes' : 'go'} with it.`}
        {shareToken && ' Its link will lead nowhere.'} This cannot be undone.
      </p>
      <div>
        <button type="submit" className="button">
          Delete list
        </button>
        <button type="button" className="button quiet" popoverTarget="delete-list" popoverTargetAction="hide">
          Keep it
        </button>
      </div>
    </ListForm>
  )
}
