/** What the tests of strategies share: random programs, and searches run to their end. */
package io.selvage.testing;
