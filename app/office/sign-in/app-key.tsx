import type { QrCode } from '#commerce/people/staff/totp/qr-code.server.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import styles from './app-key.module.css'

interface AppKeyProps {
  qr: QrCode
  /** Opens an app on this device. */
  uri: string
  secret: string
}

/** The key that an authenticator app needs: to scan, to open, or to type. */
export function AppKey({ qr: { size, path }, uri, secret }: AppKeyProps) {
  const { steps, qrLabel, open, orType } = officeSignInMessages.app
  return (
    <>
      <p>{steps}</p>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={qrLabel}>
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <a className="button outlined" href={uri}>
        {open}
      </a>
      <p>
        {orType}
        <br />
        <span className={styles.key}>{secret}</span>
      </p>
    </>
  )
}
