/**
 * Every option and every strategy, declared once with what it decides and where it can be given.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.options;
