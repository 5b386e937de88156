/** Stands for Mockito and its extension, which are known by the beginning of their names. */
package org.mockito.standin;
