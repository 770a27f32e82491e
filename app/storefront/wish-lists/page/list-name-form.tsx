import { useId } from 'react'
import { maxListNameLength } from '#commerce/cart/wish-lists/list-name.ts'
import type { WishList } from '#commerce/cart/wish-lists/wish-list.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import { ListForm } from '../list-form.tsx'
import styles from './list-name-form.module.css'

interface ListNameFormProps {
  action: string
  /** The list to rename; a new list without it. */
  list?: WishList
  button: string
}

export function ListNameForm({ action, list, button }: ListNameFormProps) {
  const id = useId()
  return (
    <ListForm action={action} fields={list ? { list: list.id } : {}} className={styles.form}>
      <label htmlFor={id}>{wishListMessages.name}</label>
      <input
        id={id}
        name="name"
        required
        maxLength={maxListNameLength}
        defaultValue={list?.name}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the popup has only this field
        autoFocus
        ref={focusedByPopup}
      />
      <button type="submit" className="button">
        {button}
      </button>
    </ListForm>
  )
}

/** React handles `autoFocus` itself and sets no attribute, but a popover focuses by the attribute. */
function focusedByPopup(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '')
}
