import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { wishListMessages } from '#messages/wish-lists.ts'
import { ListForm } from '../list-form.tsx'
import styles from './share-box.module.css'

const neverChanges = () => () => {}

/** Copies a field's value; renders nothing without clipboard access. */
function CopyButton({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const canCopy = useSyncExternalStore(
    neverChanges,
    () => navigator.clipboard !== undefined,
    () => false,
  )
  const [copied, setCopied] = useState<boolean>()
  if (!canCopy) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(field.current!.value)
      setCopied(true)
    } catch {
      field.current!.select()
      setCopied(false)
    }
  }

  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {copied ? wishListMessages.copied : wishListMessages.copyLink}
      </button>
      <span className={copied === false ? undefined : 'visually-hidden'} role="status">
        {copied && wishListMessages.linkCopied}
        {copied === false && wishListMessages.copyFailed}
      </span>
    </>
  )
}

/** The link to a shared list. It is undefined while the server creates it. */
export function ShareBox({ list, link }: { list: string; link: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)

  // After pressing "Share", the link can be copied at once.
  useEffect(() => {
    if (document.activeElement === document.body) field.current!.select()
  }, [])

  return (
    <section className={styles.box} aria-labelledby="shared">
      <h2 id="shared">{wishListMessages.shared}</h2>
      <p>{wishListMessages.sharedNote}</p>
      <div className={styles.link}>
        <input
          ref={field}
          readOnly
          value={link ?? ''}
          placeholder={wishListMessages.linkPending}
          aria-label={wishListMessages.link}
          onFocus={event => event.currentTarget.select()}
        />
        {link && (
          <>
            <CopyButton field={field} />
            <ListForm action={href('/wish-list/unshare')} fields={{ list }}>
              <button type="submit" className="button quiet">
                {wishListMessages.stopSharing}
              </button>
            </ListForm>
          </>
        )}
      </div>
    </section>
  )
}
