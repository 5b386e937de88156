/** Threads that wait again and again for a short time, and what searches find of them. */
package io.selvage.testbed.polling;
