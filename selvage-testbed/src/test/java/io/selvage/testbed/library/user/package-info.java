/** Programs of a user who has a library. */
package io.selvage.testbed.library.user;
