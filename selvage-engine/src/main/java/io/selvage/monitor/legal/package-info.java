/**
 * What users write to say which calls of a monitor are legal.
 *
 * <p>Uses nothing.
 */
package io.selvage.monitor.legal;
