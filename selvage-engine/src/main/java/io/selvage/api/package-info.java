/** What code under test may refer to, and need not. Uses nothing else. */
package io.selvage.api;
