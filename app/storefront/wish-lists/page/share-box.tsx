import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { wishListMessages } from '#messages/wish-lists.ts'
import { ListForm } from '../list-form.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './share-box.module.css'

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
