import { href, useLocation } from 'react-router'
import { comesLater } from '../../ui/comes-later.tsx'
import styles from './chosen-to-compare.module.css'
import { useChosen } from './use-chosen.ts'

/** Comes when something is chosen. */
const CompareBar = comesLater(() => import('./compare-bar.tsx').then(({ CompareBar }) => CompareBar))

/** The comparison shows it all, and who is about to buy has chosen. */
const withoutBar: string[] = [href('/compare'), href('/cart')]

/**
 * What is chosen to compare, at the bottom of every page on which one chooses: a bar, and what happened said aloud.
 * Without a script a line says that a product was taken, on the page to which its form leads back.
 */
export function ChosenToCompare() {
  const chosen = useChosen()
  const { pathname } = useLocation()
  const showsBar = !withoutBar.includes(pathname.toLowerCase())
  return (
    <>
      {!chosen && (
        <p className={styles.taken}>
          It is in your comparison. <a href={href('/compare')}>See the comparison</a>
        </p>
      )}
      <p className="visually-hidden" role="status">
        <span key={chosen?.times}>{chosen?.said}</span>
      </p>
      {chosen && chosen.slugs.length > 0 && showsBar && <CompareBar chosen={chosen} />}
    </>
  )
}
