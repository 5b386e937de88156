/** ExitBlock and ExitBlock-RW: searches that switch threads where locks are released. */
package io.selvage.strategy.exitblock;
