import { officeSignInMessages } from '#messages/office/sign-in.ts'
import styles from './sign-in-frame.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

/** Ten codes, shown once. */
export function RecoveryCodes({ codes, doneTo }: { codes: readonly string[]; doneTo: string }) {
  const { title, text, done } = officeSignInMessages.recovery
  return (
    <SignInFrame title={title}>
      <p>{text}</p>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a className="button main" href={doneTo}>
        {done}
      </a>
    </SignInFrame>
  )
}
