/**
 * Classic concurrency bugs and their correct twins.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.kernel;
