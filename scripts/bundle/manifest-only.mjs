// The server of a build for browsers: its manifest alone, which is written while a server is built.
export { default } from 'virtual:react-router/server-manifest'
