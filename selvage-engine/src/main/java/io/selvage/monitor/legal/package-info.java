/**
 * What users write to say which calls of a monitor are legal.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.monitor.legal;
