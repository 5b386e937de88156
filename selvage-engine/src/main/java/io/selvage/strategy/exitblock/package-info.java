/**
 * ExitBlock and ExitBlock-RW: searches that switch threads where locks are released.
 *
 * <p>Uses {@code dependence}, {@code model}, {@code strategy}.
 */
package io.selvage.strategy.exitblock;
