/** Classic concurrency bugs and their correct twins. */
package io.selvage.testbed.kernel;
