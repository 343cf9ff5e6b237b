import { createContext } from 'react'

/** The products' titles by their ids, for whoever books a demo of one. */
export const ProductNames = createContext<Record<string, string>>({})
