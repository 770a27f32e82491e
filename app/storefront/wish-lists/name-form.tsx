import { useId } from 'react'
import { longestName } from '../../commerce/wish-lists/list-name.ts'
import type { WishList } from '../../commerce/wish-lists/wish-list.ts'
import { ListForm } from './list-form.tsx'
import styles from './name-form.module.css'

interface NameFormProps {
  action: string
  /** The one that gets another name. */
  list?: WishList
  button: string
}

/** Asks for the name of a list. */
export function NameForm({ action, list, button }: NameFormProps) {
  const id = useId()
  return (
    <ListForm action={action} fields={list ? { list: list.id } : {}} className={styles.form}>
      <label htmlFor={id}>Name</label>
      <input
        id={id}
        name="name"
        required
        maxLength={longestName}
        defaultValue={list?.name}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: whoever opens the popup wants to type
        autoFocus
        ref={focusedByPopup}
      />
      <button type="submit" className="button">
        {button}
      </button>
    </ListForm>
  )
}

/** React looks itself where the focus goes when the page is drawn; a popup asks the attribute when it opens. */
function focusedByPopup(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '')
}
