import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { CopyButton } from './copy-button.tsx'
import { ListForm } from './list-form.tsx'
import styles from './share-box.module.css'

/** The link under which others see this list, and the end of it. Without a link it is being made. */
export function ShareBox({ list, link }: { list: string; link: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)

  // Whoever pressed "Share" wants the link.
  useEffect(() => {
    if (document.activeElement === document.body) field.current!.select()
  }, [])

  return (
    <section className={styles.box} aria-labelledby="shared">
      <h2 id="shared">Shared</h2>
      <p>
        Whoever has this link sees what is on the list. They cannot change it, and do not learn who you are.
      </p>
      <div className={styles.link}>
        <input
          ref={field}
          readOnly
          value={link ?? ''}
          placeholder="The link is being made."
          aria-label="Link to this list"
          onFocus={event => event.currentTarget.select()}
        />
        {link && (
          <>
            <CopyButton field={field} />
            <ListForm action={href('/wishList/unshare')} fields={{ list }}>
              <button type="submit" className="button quiet">
                Stop sharing
              </button>
            </ListForm>
          </>
        )}
      </div>
    </section>
  )
}
