/** The choices of one execution as a value, as a short text and as a file. */
package io.selvage.replay;
