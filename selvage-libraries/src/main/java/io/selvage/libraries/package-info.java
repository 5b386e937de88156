/**
 * What programs that use libraries declare about themselves.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.libraries;
