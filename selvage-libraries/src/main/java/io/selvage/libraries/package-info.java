/**
 * What programs that use libraries declare about themselves.
 *
 * <p>Uses no other package.
 */
package io.selvage.libraries;
